import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { App } from './app.tsx'

const RELOADED = 'reloadedForNewVersion'

// After a new version is published, a page opened before asks for files that are gone: load it anew, once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED) === location.pathname) return
  sessionStorage.setItem(RELOADED, location.pathname)
  event.preventDefault()
  location.reload()
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>,
  )
