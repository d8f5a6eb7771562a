import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = { sun: 'bg-sun-soft text-amber', savings: 'bg-savings-soft text-savings' }

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

export const Badge = ({ tone = 'sun', className, children }: BadgeProps) => (
  <span className={classes('inline-block rounded-full px-3 py-1 text-badge', tones[tone], className)}>{children}</span>
)
