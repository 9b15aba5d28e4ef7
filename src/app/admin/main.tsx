import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminProviders } from '#admin/shell/admin-providers.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AdminProviders>
      <p>Back office</p>
    </AdminProviders>
  </StrictMode>,
)
