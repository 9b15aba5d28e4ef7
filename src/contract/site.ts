import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Brand, contacts and links come from the configuration, never from literals in components. */
export const siteProfileSchema = z.object({
  brand_name: z.string(),
  legal_name: z.string(),
  tagline: z.string(),
  site_url: z.string(),
  whatsapp_number: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  partner_email: z.string().nullable(),
  address: z.string().nullable(),
  application_url: z.string().nullable(),
  sample_content: z.boolean().describe('whether the site shows demo content, such as sample quotes'),
  keeps_pages: z.boolean().describe('whether browsers keep opened and saved pages for times without a network'),
})

export type SiteProfile = z.infer<typeof siteProfileSchema>

export const siteContract = {
  profile: oc
    .route({
      method: 'GET',
      path: '/site',
      operationId: 'get_site',
      summary: 'Brand, contacts and links',
      tags: ['Site'],
    })
    .output(siteProfileSchema),
}
