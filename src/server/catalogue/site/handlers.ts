import { api } from '../common/api.ts'

export const siteHandlers = {
  profile: api.site.profile.handler(({ context }) => context.profile),
}
