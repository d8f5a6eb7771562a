/*
 * Phrases that no text of the site uses, because they are not English: coinages, and a sentence's grammar bent around them.
 * A plainer wording exists for each.
 */
export const BANNED_PHRASES: readonly RegExp[] = [
  // Gains and costs.
  /\b(above|below) nothing\b/i,
  /\bcomes? out at\b/i,
  /\bleft over\b/i,
  /\bnothing is counted\b/i,
  /\bcounted as nothing\b/i,
  /\bpaid back (by|after)\b/i,
  /\bmoney now\b/i,
  /\bcost today\b/i,
  /\bvalue today\b/i,
  /\bworst case\b/i,
  /\b(saved|spent|savings|flows) so far\b/i,
  // Electricity.
  /\bneed not be bought\b/i,
  /\bown sun\b/i,
  /\bin its own hour\b/i,
  /\bthe dear hours\b/i,
  /\b(what|solar) is sold\b/i,
  /\bsold kWh\b/i,
  /\bpay for (what|a|the) (is )?sold\b/i,
  /\bkWh against kWh\b/i,
  /\bgiven back of\b/i,
  /\bkept for an outage\b/i,
  /\bageing\b|\baging\b/i,
  /\bupkeep\b/i,
  // The house.
  /\bwhere (it|the roof) looks\b|\bit looks to\b/i,
  /\bstands? in (its|the|their) (light|way)\b/i,
  /\bhow steep it is\b/i,
  // Uncertainty.
  /\bsuch homes?\b/i,
  /\bin \d+ (of|out of) \d+ cases\b/i,
  /\bhardly any\b/i,
  /\bP(10|50|90)\b/,
  // Words of another century.
  /\breckon/i,
  /\bhold(s|ing)? for\b/i,
  /\bhereof\b|\bthereof\b|\bby which\b|\bbesides\b|\bhence\b/i,
  /\bas reckoned\b/i,
  /\bwhoever\b|\bnobody\b/i,
  /\ba way of your own\b/i,
  /\bcan be told\b/i,
  /\bnot whole\b/i,
  /\bnothing (typical|usual) is known\b/i,
  /\bis known here\b|\bwas not (seen|found|read)\b/i,
  /\bwhat (it|this) (holds|rests on)\b/i,
  /\bstand(s)? in for\b/i,
  /\bbegin to type\b/i,
  /\bin words\b|\bin one sentence\b/i,
  /\btaken along\b/i,
  // Errors that blame or plead.
  /\bplease\b/i,
  /\binvalid\b/i,
  /![^=]|!$/,
  // English has no space before a percent sign.
  /\d\s+%/,
]

/** Texts that the product's specification fixes. */
export const FIXED_TEXTS: ReadonlySet<string> = new Set([
  'An error occurred while clearing calculations. Please try again.',
  'Please try again later.',
  'Please enter a valid email address',
  "Have questions about solar energy? We'd love to help!",
  'Invalid admin credentials',
  'Invalid username or password',
  'Invalid email address',
])
