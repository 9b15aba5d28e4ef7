/** On the home page's picture, and on its preview in the back office (specification 2.3). */
export const heroHeadline = 'PUT INDIA IN YOUR HANDS'
