/** Id of the place of what has been saved, on the list of stories. */
export const savedSection = 'saved'
