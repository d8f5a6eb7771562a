import { escapeHtml, type Preloads } from './document.ts'

/** What the build made of the client: which file each source became a part of, and what comes with each file. */
export interface Chunks {
  readonly files: Readonly<Record<string, string>>
  readonly chunks: Readonly<Record<string, { readonly imports: readonly string[]; readonly styles: readonly string[] }>>
}

/**
 * What fetches at once what a page's scripts would ask for one after the other: the files that these sources became parts
 * of, with all that they import, and their styles. What the template has already is left out.
 * @throws Error when a source is none of the build's
 */
export function preloadsOf({ files, chunks }: Chunks, sources: readonly string[], template: string): Preloads {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  function add(file: string) {
    if (scripts.has(file)) return
    scripts.add(file)
    for (const style of chunks[file]?.styles ?? []) styles.add(style)
    for (const imported of chunks[file]?.imports ?? []) add(imported)
  }
  for (const source of sources) {
    const file = files[source]
    if (file === undefined) throw new Error(`The build knows no ${source}`)
    add(file)
  }
  const links = (attributes: string, names: ReadonlySet<string>) =>
    [...names]
      .filter((name) => !template.includes(`"/${name}"`))
      .map((name) => `<link ${attributes} crossorigin href="/${escapeHtml(name)}">`)
      .join('')
  return { styles: links('rel="stylesheet"', styles), scripts: links('rel="modulepreload"', scripts) }
}
