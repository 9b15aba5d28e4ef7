/** Response header of a write: the id of the change that it left, for an undo. */
export const changeHeader = 'Hatheli-Change'
