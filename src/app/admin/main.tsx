import './zod-without-eval.ts'
import { RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askToSignInWith } from '#admin/kit/api/as-admin.ts'
import { signInAgain } from '#admin/session/sign-in-again.tsx'
import { AdminProviders } from '#admin/shell/admin-providers.tsx'
import { createAdminRouter } from './router.tsx'

const router = createAdminRouter()
askToSignInWith(signInAgain)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={router.options.context.queryClient}>
      <AdminProviders>
        <RouterProvider router={router} />
      </AdminProviders>
    </QueryClientProvider>
  </StrictMode>,
)
