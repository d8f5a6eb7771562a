import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { classes } from './classes.ts'
import { DownIcon } from './icon.tsx'

type MenuProps = { label: string; className?: string; panelClassName?: string; children: ReactNode }

/**
 * A button that shows a list of links and buttons. Tab walks through it as through any page; the arrow keys do too.
 * Escape, a press elsewhere, leaving it and going to another page close it.
 */
export function Menu({ label, className, panelClassName, children }: MenuProps) {
  const id = useId()
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === path
  const close = () => setOpenAt(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // An enclosing menu stays open.
      event.stopPropagation()
      close()
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    flushSync(() => setOpenAt(path))
    const items = [...(root.current?.querySelectorAll<HTMLElement>('a, li button') ?? [])]
    const now = items.indexOf(document.activeElement as HTMLElement)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = now === -1 && step === -1 ? items.length - 1 : (now + step + items.length) % items.length
    items[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
    <div
      ref={root}
      className={classes('relative', className)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !root.current?.contains(relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : path)}
        className="nav-item"
      >
        <span className="truncate">{label}</span>
        <DownIcon className={classes('size-4 shrink-0 transition-[rotate]', open && 'rotate-180')} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a pressed link closes it; Enter on a link is a click too */}
      <ul id={id} hidden={!open} onClick={close} className={classes('menu', panelClassName)}>
        {children}
      </ul>
    </div>
  )
}
