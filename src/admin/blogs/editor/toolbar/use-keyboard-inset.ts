import { useEffect, useState, type RefObject } from 'react'

/** Pixels; browser bars that hide take less. */
const smallestKeyboard = 120

/** Pixels that the on-screen keyboard covers at the bottom of the window; the window itself stays as high as it was. */
function coveredHeight(): number {
  if (!visualViewport || visualViewport.scale > 1.01) return 0
  const covered = Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop)
  return covered >= smallestKeyboard ? covered : 0
}

/** Whether a focused element is part of the editor; dialogs and menus of its tools are rendered elsewhere. */
function belongsTo(toolbar: HTMLElement | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return toolbar?.parentElement?.contains(target) === true || target.closest('[data-portal]') !== null
}

/**
 * Where a toolbar is in reach of the thumb while typing on a phone: at the top of the on-screen keyboard.
 * @returns pixels from the bottom of the window; null without such a keyboard, or while another field has the focus.
 */
export function useKeyboardInset(toolbar: RefObject<HTMLElement | null>): number | null {
  const [inset, setInset] = useState(0)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const update = () => setInset(coveredHeight())
    const onFocus = ({ target }: FocusEvent) => setTyping(belongsTo(toolbar.current, target))
    document.addEventListener('focusin', onFocus)
    visualViewport?.addEventListener('resize', update)
    visualViewport?.addEventListener('scroll', update)
    return () => {
      document.removeEventListener('focusin', onFocus)
      visualViewport?.removeEventListener('resize', update)
      visualViewport?.removeEventListener('scroll', update)
    }
  }, [toolbar])
  return isTyping && inset > 0 ? inset : null
}
