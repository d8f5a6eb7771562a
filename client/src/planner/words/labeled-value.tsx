import { tRich } from '../../ui/rich-message.tsx'

/** The language decides on the space before the colon. */
export const LabeledValue = ({ label, value }: { label: string; value: string }) =>
  tRich('{label}: <b>{value}</b>', { label, value, b: (text) => <strong>{text}</strong> })
