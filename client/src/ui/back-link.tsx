import { Link } from 'wouter'
import { BackIcon } from './action-icons.tsx'

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="group -mt-2 mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand print:hidden"
  >
    <BackIcon className="size-5 transition group-hover:-translate-x-[0.2rem]" />
    {children}
  </Link>
)
