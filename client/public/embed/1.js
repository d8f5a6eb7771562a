;(() => {
  const { origin } = new URL(document.currentScript.src)
  const head = { source: 'helioplan', version: 1 }
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/embed/`))
  addEventListener('message', ({ data, origin: sender, source }) => {
    if (sender !== origin || data?.source !== head.source || data.version !== 1 || data.type !== 'height') return
    const height = Math.min(2000, Math.max(120, Math.ceil(data.height)))
    for (const frame of frames()) if (height && frame.contentWindow === source) frame.style.height = `${height}px`
  })
  for (const frame of frames()) frame.contentWindow.postMessage({ ...head, type: 'ask' }, '*')
})()
