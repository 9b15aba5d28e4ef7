import { api } from '../shell/api.ts'

export const siteHandlers = {
  profile: api.site.profile.handler(({ context }) => context.profile),
}
