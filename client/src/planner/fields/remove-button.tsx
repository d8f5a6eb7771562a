import { RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { tRich } from '../../ui/rich-message.tsx'

interface RemoveButtonProps {
  readonly itemName: string
  readonly onClick: () => void
  readonly className?: string
}

export const RemoveButton = ({ itemName, onClick, className }: RemoveButtonProps) => (
  <Button variant="quiet" size="small" className={className} onClick={onClick}>
    <RemoveIcon className="size-5" />
    {tRich('Remove <hidden>{item}</hidden>', {
      item: itemName,
      hidden: (text) => <span className="sr-only">{text}</span>,
    })}
  </Button>
)
