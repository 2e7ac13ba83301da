import type { ReactNode } from 'react'
import { ForestScene } from '@waldkerf/ui/brand/ForestScene'
import { Logo } from '@waldkerf/ui/brand/Logo'
import { Name, Page, Sheet } from './LoginScreen.styles.ts'

/** The page before signing in: a sheet with the product's name in front of the forest. */
export function LoginFrame({ productName, children }: { productName: string; children: ReactNode }) {
  return (
    <Page>
      <ForestScene />
      <Sheet>
        <Name>
          <Logo size={32} />
          {productName}
        </Name>
        {children}
      </Sheet>
    </Page>
  )
}
