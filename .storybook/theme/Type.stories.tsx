import preview from '../preview.tsx'
import { TypePage } from './type/TypePage.tsx'

const meta = preview.meta({ component: TypePage })

export const Ready = meta.story()
