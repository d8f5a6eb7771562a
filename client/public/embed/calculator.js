/* Finds the town, and shows the card of its estimate in the form's page. */
;(() => {
  const SEARCH_DELAY = 400 // [ms]
  const form = document.querySelector('form')
  const result = document.querySelector('#result')
  const options = document.querySelector('datalist')
  const { town, size, slope, direction } = form.elements
  const countries = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' })
  /** By the text that the visitor chooses. */
  let towns = new Map()
  let timer

  const describe = ({ name, region, country }) => [name, region, countries.of(country)].filter(Boolean).join(', ')

  async function findTowns(text) {
    const response = await fetch(`/api/v1/towns?${new URLSearchParams({ q: text })}`, { credentials: 'omit' })
    if (response.status === 400) return new Map()
    if (!response.ok) throw new Error(`Status ${response.status}`)
    const found = await response.json()
    return new Map(found.towns.map((row) => [describe(row), row]))
  }

  async function suggest() {
    const text = town.value.trim()
    if (text === '' || towns.has(text)) return
    const found = await findTowns(text).catch(() => undefined)
    if (!found || town.value.trim() !== text) return
    towns = found
    options.replaceChildren(
      ...[...found.keys()].map((value) => Object.assign(document.createElement('option'), { value })),
    )
  }

  async function estimate() {
    const text = town.value.trim()
    if (!towns.has(text)) towns = await findTowns(text)
    const [name, row] = towns.has(text) ? [text, towns.get(text)] : ([...towns][0] ?? [])
    if (!row) return show('', form.dataset.unknown)
    const query = new URLSearchParams(location.search)
    for (const key of ['place', 'lat', 'lon', 'kwp', 'tilt', 'azimuth']) query.delete(key)
    query.set('lat', row.latitude)
    query.set('lon', row.longitude)
    for (const [key, { value }] of [
      ['kwp', size],
      ['tilt', slope],
      ['azimuth', direction],
    ])
      if (value.trim()) query.set(key, value.trim().replace(',', '.'))
    const response = await fetch(`/embed/estimate?${query}`, { credentials: 'omit' })
    const card = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('.figures')
    if (!card) throw new Error(`Status ${response.status}`)
    show(name, ...card.childNodes)
  }

  function show(name, ...content) {
    const heading = Object.assign(document.createElement('h2'), { textContent: name })
    result.replaceChildren(...(name ? [heading] : []), ...content)
  }

  town.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(suggest, SEARCH_DELAY)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    clearTimeout(timer)
    result.setAttribute('aria-busy', 'true')
    await estimate().catch(() => show('', form.dataset.failed))
    result.removeAttribute('aria-busy')
  })
})()
