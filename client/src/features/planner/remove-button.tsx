import { RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'

interface RemoveButtonProps {
  readonly itemName: string
  readonly onClick: () => void
  readonly className?: string
}

export const RemoveButton = ({ itemName, onClick, className }: RemoveButtonProps) => (
  <Button variant="quiet" size="small" className={className} onClick={onClick}>
    <RemoveIcon className="size-5" />
    Remove <span className="sr-only">{itemName}</span>
  </Button>
)
