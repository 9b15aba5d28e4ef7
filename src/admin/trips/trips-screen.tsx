/** TripsScreen of the back office. */
export function TripsScreen() {
  return null
}
