import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether the viewport is narrower than 768 px (specification 9): the sidebar is a drawer, dialogs are full-screen.
 * Correct in the first render, so that nothing shifts.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) ?? false
}
