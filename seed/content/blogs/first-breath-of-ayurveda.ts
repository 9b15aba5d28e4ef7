import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'first-breath-of-ayurveda',
  title: 'First Breath of Ayurveda',
  body: `<p>Nobody touches you on the first day. You arrive in the rain, somewhere between Thrissur and Palakkad, expecting oil, and instead a physician in a cotton sari talks to you for an hour and a half. How do you sleep? What wakes you? When are you thirsty, and for what? She takes your pulse with three fingers and your blood pressure with a machine. She reads the list of your medicines twice. Then she sends you off to eat rice gruel and go to bed.</p>
<p>If that disappoints you, you may want a spa, and there are good ones. If it comes as a relief, read on.</p>
<h2>What it is</h2>
<p>Panchakarma means five actions. The classical texts count them a little differently, but the core is a set of cleansing procedures: therapeutic vomiting, purgation, two kinds of medicated enema, and treatment through the nose. Some lineages include bloodletting, rarely used now. You will notice that none of these is on the brochure. The lovely things that are, the warm oil massage called <em>abhyanga</em> and the steady stream on the forehead called <em>shirodhara</em>, belong to the preparation or stand beside it.</p>
<p>A proper course has three parts. In the first, over several days, the body is oiled inside and out and made to sweat; inside means drinking medicated ghee at dawn, which is as hard as it sounds. In the second the physician chooses one or two of the five, very seldom all. In the third you are brought back slowly, from thin gruel to thick gruel to soft rice and moong, over a number of days that should equal the effort that went before. Traditional courses run to fourteen, twenty-one or twenty-eight days. A five-day Panchakarma is a contradiction, though a five-day rest is a fine thing.</p>
<img src="gallery-lotus-pond-from-above.jpg" alt="Looking straight down on lotus flowers and round leaves floating on a dark teal temple pond.">
<h2>What it is not</h2>
<p>It is not a cure for cancer or diabetes, nor a reason to stop insulin, blood thinners, antidepressants or anything else your own doctor has prescribed. The scientific evidence is patchy: there are small studies, some of them encouraging, and not many large ones. What people can reasonably hope for is deep rest, regular sleep, plain food and three weeks of someone paying attention. For a good many, that is plenty. Be wary of a house that promises more.</p>
<blockquote><p>An honest physician spends as long telling you what she cannot do as what she can.</p></blockquote>
<p>Some people should not undergo the stronger procedures at all: anyone pregnant, very frail, recovering from surgery, or living with serious heart, kidney or bowel disease, among others. Speak to your doctor before booking and tell the Ayurvedic physician everything. A few traditional preparations contain processed metals, and independent tests over the years have found unsafe levels of lead, mercury or arsenic in some products. Ask whether such medicines are used; you are free to say no.</p>
<h2>How to tell a serious house</h2>
<ul>
<li><p>A qualified physician, with a BAMS degree or higher and a registration number, sees you before treatment is fixed and every day after that.</p></li>
<li><p>They ask for your medical history before they ask for a deposit, and sometimes turn people away.</p></li>
<li><p>The programme is written after the consultation. A timetable of massages posted to you in advance is a menu.</p></li>
<li><p>Therapists are trained and of your own gender, and the treatment rooms are plain, warm and scrubbed.</p></li>
<li><p>Accreditation by NABH, the national board for hospitals, or classification by the state tourism department is a useful sign. The <a href="https://ayush.gov.in">Ministry of Ayush</a> sets the framework.</p></li>
</ul>
<h2>A day inside</h2>
<p>Up at half past five, with something bitter in a steel tumbler. Gentle yoga or a slow walk under the coconut palms. Treatment in the morning, on a long table carved from a single piece of wood, two therapists working in step from shoulder to heel while the oil is kept warm over a flame. A bath with green-gram powder in place of soap. Lunch at half past twelve: red rice, ash gourd, buttermilk, and no chilli. No sun, no swimming, no alcohol, no afternoon sleep, and as little screen as you can manage. Dinner by seven; dark by nine.</p>
<p>Kerala has always considered the monsoon, and above all the month of Karkidakam from mid-July to mid-August, the best season for all this. The air is cool and damp, work in the fields used to stop, and there is truly nothing else to do.</p>
<img src="category-wellness-retreats.jpg" alt="A figure meditates in an open pavilion on a still lotus lake at first light, with soft teal hills behind.">
<p>About the ninth day comes a flat patch, when you are bored, hungry and cross with everyone. Stay with it. On the tenth or eleventh, sitting on the step after the rain with nothing in your hands, you may notice that you have just taken a breath all the way down. Nothing has been cured. Something has been put back where it was.</p>`,
  trips: ['kerala-ayurveda-fortnight'],
  tags: ['Wellness', 'Monsoon', 'Practical'],
  featured_image: 'field-kerala-treatment-room.jpg',
  status: 'published',
  published_on: '2026-06-07',
}
