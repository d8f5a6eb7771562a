import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'wouter'
import { classes } from './classes.ts'
import { ChevronDownIcon } from './icon.tsx'

const ITEM = classes(
  'flex min-h-11.5 w-full items-center gap-1.5 rounded-xl px-3 py-2 text-left font-semibold hover:bg-sky',
  'decoration-sun decoration-3 underline-offset-6 current:text-brand current:underline',
)

/** Items form a row on wide screens, a list on phones. */
export const BAR_ITEM = classes(
  ITEM,
  'max-lg:justify-between max-lg:px-0 max-lg:text-[1.125rem] max-lg:hover:bg-transparent',
  'lg:w-auto lg:max-w-full lg:whitespace-nowrap',
)

const PANEL = classes(
  'max-lg:mb-2 max-lg:border-l-3 max-lg:border-sun max-lg:pl-1 lg:absolute lg:top-[calc(100%+1rem)] lg:animate-drop',
  'lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2.5 lg:shadow-lift',
)

type MenuProps = {
  label: string
  /** The menu's button, to which dialogs that an item opens give the focus back. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  className?: string
  panelClassName?: string
  children: ReactNode
}

/** Tab and the arrow keys move in the list. Escape, a press outside, losing focus and navigation close it. */
export function Menu({ label, buttonRef, className, panelClassName, children }: MenuProps) {
  const id = useId()
  const [path] = useLocation()
  const [openPath, setOpenPath] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? ownButton
  const isOpen = openPath === path
  const close = () => setOpenPath(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpenPath(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // An enclosing menu stays open.
      event.stopPropagation()
      close()
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    flushSync(() => setOpenPath(path))
    const items = [...(root.current?.querySelectorAll<HTMLElement>('a, li button') ?? [])]
    const current = items.indexOf(document.activeElement as HTMLElement)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = current === -1 && step === -1 ? items.length - 1 : (current + step + items.length) % items.length
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
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenPath(isOpen ? null : path)}
        className={BAR_ITEM}
      >
        <span className="truncate">{label}</span>
        <ChevronDownIcon className={classes('size-4 shrink-0 transition', isOpen && 'rotate-180')} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a pressed link closes it; Enter on a link is a click too */}
      <ul id={id} hidden={!isOpen} onClick={close} className={classes(PANEL, panelClassName)}>
        {children}
      </ul>
    </div>
  )
}

export const MenuLink = (link: ComponentProps<'a'> & { href: string }) => (
  <MenuRow>
    <Link {...link} className={ITEM} />
  </MenuRow>
)

export const MenuButton = (button: ComponentProps<'button'>) => (
  <MenuRow>
    <button type="button" {...button} className={ITEM} />
  </MenuRow>
)

const MenuRow = ({ children }: { children: ReactNode }) => <li className="break-inside-avoid py-px">{children}</li>
