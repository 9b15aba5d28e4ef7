import { pictureListSchema } from '#contract/admin/pictures.ts'
import { searchReader } from '../kit/list/list-search.ts'

export const readPictureSearch = searchReader(pictureListSchema)

export type PictureSearch = ReturnType<typeof readPictureSearch>
