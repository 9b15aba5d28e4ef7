import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether the screen is narrower than 768 px (specification 9): the sidebar is a drawer, dialogs fill the screen.
 * It is known at the first render, so that nothing jumps.
 */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) ?? false
}
