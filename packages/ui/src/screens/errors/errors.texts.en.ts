export const en = {
  forbidden: {
    title: 'This page is not open to your role',
    text: 'Nothing is lost. If you need access, the administration can help you.',
    where: 'Requested page',
    way: 'Back to the overview',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    where: 'Requested address',
    way: 'To the overview',
  },
  crash: {
    title: 'This view cannot be shown',
    text: 'Saved data is safe. Try again; if the error stays, reload the page.',
    details: 'Message for support',
    retry: 'Try again',
  },
}
