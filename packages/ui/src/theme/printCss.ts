/**
 * Paper: the page's content alone, in dark on white, as long as it is. What is pressed, chosen from, still empty or scrolled is
 * of no use there, nor is a shape that waits to be seen. Marks and pictures keep their colours: a ticked box is one by its ground. `#content` is the frame's main
 * element (`chrome/AppShell`).
 */
export const printCss = `
@page{margin:14mm 12mm}
@media print{
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
:root{--color-page:var(--color-paper);--color-surface:var(--color-paper)}
:root,main[data-tags]{--screen-height:auto!important;--window-height:auto!important}
html,body{height:auto;background:none}
:has(>*>#content),:has(>#content){display:block!important}
:has(>*>#content)>:not(:has(#content)),:has(>#content)>:not(#content){display:none!important}
#bars,nav,button,[role=tablist],[role=separator],[role=tooltip],[role=status]:has(button),a[href='#content'],a[data-button],[data-unseen],details:not([open]){display:none!important}
:has(>label):has(>:placeholder-shown,>*>:placeholder-shown){display:none!important}
#content>:only-child{max-width:none!important;padding:0!important}
:is(h1,h2,h3,h4) button{display:contents!important}
tr,li,figure{break-inside:avoid}
h1,h2,h3,h4,thead{break-inside:avoid;break-after:avoid}
p{orphans:3;widows:3}
a{color:inherit;text-decoration:none}
}
`
