import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pageData } from './api/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(pageData())}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
