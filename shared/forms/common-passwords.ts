import { t } from '../language/t.ts'

// untranslated: the page compares it, and shows its own
export const COMMON_PASSWORD = 'This password is too common'
export const commonPasswordMessage = (): string => t('This password is too common')

/** The most frequent leaked passwords in lower case; `isSequence` detects sequences (123456) and repetitions. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd passwort qwerty qwerty1 qwerty12 qwerty123 qwertyui
  qwertyuiop qwerty12345 asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3r4
  q1w2e3r4t5 abc123 abcd1234 a123456 a1b2c3 aa123456 123qwe 123abc 123123 123321 112233 121212 123654 131313 147258
  159753 159357 654321 666666 696969 987654321 iloveyou iloveyou1 welcome welcome1 letmein monkey dragon master sunshine
  princess football baseball basketball superman batman shadow michael jordan jordan23 jennifer hunter hunter2 ashley
  bailey charlie daniel thomas robert andrew joshua matthew george jessica michelle nicole amanda maggie pepper ginger
  buster cookie summer summer1 winter spring freedom whatever trustno1 starwars computer internet secret secret1 admin1
  admin123 administrator administrator1 root123 changeme default guest123 login123 access hello123 hello1 lovely flower
  mustang harley ranger killer soccer hockey tigger yankees chelsea liverpool arsenal corvette mercedes ferrari samsung
  google facebook pokemon naruto minecraft target123 zaq12wsx 1g2w3e4r gwerty gwerty123 azerty azerty123 motdepasse
  contrasena 000000 111111 222222 555555 777777 888888 999999 102030 010203 5201314 7777777 solar123 helioplan`.split(
    /\s+/,
  ),
)

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || isSequence(plain)
}

/** Equal, ascending or descending characters: aaaaaa, 123456, fedcba. */
function isSequence(text: string) {
  const steps = new Set<number>()
  for (let i = 1; i < text.length; i++) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1)
    // The key 0 follows 9 on a keyboard.
    steps.add(text.slice(i - 1, i + 1) === '90' ? 1 : step)
  }
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 2)
}
