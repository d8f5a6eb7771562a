import { createLineIcon } from './icon.tsx'

/* The base of lucide-react alone is larger than all of these: a calculator's scripts have a size budget. */

export const RefreshIcon = createLineIcon('M20.5 12a8.5 8.5 0 1 1-2.5-6l3 3M21 3.5V9h-5.5')
export const SaveIcon = createLineIcon('M18.5 21 12 17l-6.5 4V5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2Z')
export const CheckIcon = createLineIcon('M20 6.5 9.5 17 4 11.5')
export const AddIcon = createLineIcon('M12 5v14M5 12h14')
export const RemoveIcon = createLineIcon(
  'M4 6.5h16M9 6.5v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 11v5.5M14 11v5.5',
)
