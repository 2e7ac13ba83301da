/** Reviewers write in German, some of them in English. */
const pictureWords = /foto|bild|aufnahme|photo|picture/i

/** Whether a question to a reporter is about a picture: then adding one is the next step. */
export const asksForPicture = (question: string): boolean => pictureWords.test(question)
