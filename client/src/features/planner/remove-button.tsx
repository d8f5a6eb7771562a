import { RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'

interface RemoveButtonProps {
  /** What goes, for who does not see what the button stands beside. */
  readonly what: string
  readonly onClick: () => void
  readonly className?: string
}

/** Takes one of several away. */
export const RemoveButton = ({ what, onClick, className }: RemoveButtonProps) => (
  <Button variant="quiet" size="small" className={className} onClick={onClick}>
    <RemoveIcon className="size-5" />
    Remove <span className="sr-only">{what}</span>
  </Button>
)
