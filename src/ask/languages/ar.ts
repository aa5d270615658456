/** Words of questions in Arabic: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const ar = `
ignored: هل, هو, هي, هذا, هذه, ذلك, التي, الذي, إلى, على, عن, أن, كان, كانت, قد, يا, لي, بها, به, لها, له, من فضلك, يمكن, يمكنني
who: من
for whom: لمن
where: أين, اين
when: متى
what: ما, ماذا
which: أي, اي, أية
why: لماذا
how: كيف
how many: كم, كم عدد, عدد
how much does it cost: كم يكلف, كم تكلف, كم السعر, تكلفة, كم تتقاضى, كم سعر
how long: كم مدة, منذ متى, مدة
she: إنها, انها
you: أنت, انت, لديك
tell me about: أخبرني, حدثني
for: لأجل, لصالح
with: مع, باستخدام
without: بدون, دون
in: في
and: و
or: أو, او
not: ليس, لا, غير
before: قبل
after: بعد
since: منذ
until: حتى
between: بين
she lives: تعيش, يعيش, تسكن, يسكن, تقيم, يقيم, مقرها, مقره
city: مدينة, مدينتها
she works: تعمل, يعمل, عملها, عمله
she worked: عملت, عمل
job: وظيفة, وظيفتها, مهنة, مهنتها
company: شركة, شركات, مؤسسة
experience: خبرة, خبرات, خبرتها, تجربة
current: حالي, حالية, الآن, حاليا
former: سابق, سابقة
latest: أحدث, آخر
first: أول, أقدم
longest: أطول
email: بريد, البريد الإلكتروني, بريد إلكتروني, بريدها, بريدها الإلكتروني, ايميل, إيميل
phone number: هاتف, رقم الهاتف, رقم هاتف, رقم هاتفها, هاتفها, جوال
contact: تواصل, التواصل, أتواصل, اتصال, الاتصال, أتصل, مراسلة
address: عنوان, عنوانها
available: متاحة, متاح, متوفرة, متفرغة
hire: توظيف, توظيفها, نوظفها, أوظف
rate: سعر, أسعار, أجر, أجرها
projects: مشروع, مشاريع, مشروعات, مشاريعها, أعمال, أعمالها
clients: عميل, عملاء, عملائها, زبون, زبائن
personal: شخصي, شخصية
list: قائمة, اعرض, جميع, كل
skills: مهارات, مهاراتها, مهارة
tools: أدوات, برامج, أدواتها
does she use: تستخدم, يستخدم, تستعمل
languages: لغات, لغة
speak: تتحدث, يتحدث, تتكلم, يتكلم
study: درست, درس, دراسة, جامعة, تعليم, تعليمها
degree: شهادة جامعية, درجة
certificate: شهادة, شهادات
award: جائزة, جوائز
year: سنة, عام, سنوات
made: صنعت, صممت, أنجزت, بنت, كتبت
link: موقع, رابط, موقعها
cv: سيرة ذاتية, السيرة الذاتية, سيرتها الذاتية
result: نتيجة, نتائج
role: دور
team: فريق
topics:
  fish: سمك
  book: كتاب, كتب
  film: فيلم, أفلام
  music: موسيقى
  game: لعبة, ألعاب
  bread: خبز
  bridge: جسر, جسور
  map: خريطة, خرائط
  museum: متحف
  hospital: مستشفى
  patient: مرضى, مريض
  nurse: ممرضة, تمريض
  security: أمن
  network: شبكة
  water: ماء, مياه
  energy: طاقة
  train: قطار
  ship: سفينة
  insurance: تأمين
  photo: صورة, صور
  course: دورة
  kitchen: مطبخ
  report: تقرير
  talk: محاضرة
`;
