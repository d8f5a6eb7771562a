import type { Config } from 'tailwindcss'

/**
 * Files in which Tailwind looks for class names, and the typeface. Colours, shadows and motion are CSS variables of
 * client/src/styles.css, because the site's own style rules use them as well.
 */
export default {
  content: ['./client/index.html', './client/src/**/*.{ts,tsx}', './shared/pictures.ts'],
  theme: {
    extend: {
      fontFamily: { sans: ['Figtree', '"Figtree Fallback"', 'ui-sans-serif', 'system-ui', 'sans-serif'] },
    },
  },
} satisfies Config
