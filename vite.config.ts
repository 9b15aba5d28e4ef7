import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './render.ts' },
      client: { entry: './client.tsx' },
      router: { quoteStyle: 'single', semicolons: false },
    }),
    react(),
    tailwindcss(),
  ],
  build: { assetsInlineLimit: 0 },
})
