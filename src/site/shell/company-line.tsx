import { useSite } from './queries/site-query.ts'

/** Who the company is by law, as far as the settings say it. */
export function CompanyLine({ className }: { className: string }) {
  const { legal_name, address, gstin, registration } = useSite()
  const parts = [legal_name, address, gstin && `GSTIN ${gstin}`, registration]
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>
}
