/** The most hours that one complementary activity may claim or be granted. */
export const mostActivityHours = 1000
