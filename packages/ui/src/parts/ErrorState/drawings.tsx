import type { ReactNode } from 'react'

/** Line drawings of the error pages, in one stroke width and the colour around them. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 240 150"
    width="240"
    height="150"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {children}
  </svg>
)

const ground = 'M12 128h216'
const spruces =
  'M40 128v-12M40 40l14 24h-7l13 22h-8l12 20H16l12-20h-8l13-22h-7zM84 128v-8M84 74l9 15h-5l9 15h-5l8 14H68l8-14h-5l9-15h-5z'

/** A barrier across the forest road. */
export const Barrier = () => (
  <Drawing>
    <path d={ground} />
    <path d={spruces} />
    <path d="M112 128V84h14v44M119 84v-8M212 128v-34M204 94h16" />
    <path d="M112 88h104v10H112zM140 88l-8 10M162 88l-8 10M184 88l-8 10M206 88l-8 10" />
    <path d="M126 140q30-6 76 0" strokeDasharray="2 7" />
  </Drawing>
)

/** A signpost without a sign, and the track that ends at it. */
export const Signpost = () => (
  <Drawing>
    <path d={ground} />
    <path d={spruces} />
    <path d="M168 128V52M168 60h38l9 8-9 8h-38M168 84h-32l-9 8 9 8h32" />
    <path d="M186 66q1-4 4-4t4 3-4 5v2M190 75v.1" />
    <path d="M20 142q44-8 84-2t62-6" strokeDasharray="1 8" />
  </Drawing>
)

/** A tree blown over, its plate of roots in the air. */
export const FallenTree = () => (
  <Drawing>
    <path d={ground} />
    <path d="M40 128v-12M40 40l14 24h-7l13 22h-8l12 20H16l12-20h-8l13-22h-7z" />
    <path d="M206 128q14-14 6-38-8-8-16 4-8 16-4 34M206 98q-8 2-10 12M212 108q-8 2-14 10" />
    <path d="M196 106 92 118M196 116 92 120" />
    <path d="M168 108l-14-18 2 20-16-20 0 22-16-16-2 17-14-9-4 14M160 122l-12 8M136 124l-10 7" />
  </Drawing>
)
