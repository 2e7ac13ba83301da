import { themeCss } from '@waldkerf/ui/theme/css'

// The product has this in its pages from the build; here it joins the preview's head once.
const style = document.createElement('style')
style.textContent = themeCss()
document.head.prepend(style)
