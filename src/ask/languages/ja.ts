/** Words of questions in Japanese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const ja = `
ignored: は, が, を, に, で, と, も, の, か, へ, な, ね, よ, です, ですか, ます, ますか, ました, ましたか, でした, でしたか, ください, 下さい, 教えて, 教えてください, ありますか, ある, いますか, いる, している, していますか, しています, しました, しましたか, どんな, という, こと, もの, について, について教えてください, どのくらい, その, この, これ, それ, ください, たい, たいです, さん, ？, ?, お, ご
who: 誰, だれ, どなた
who is she: どんな人, 何者
for whom: 誰のため
where does she: どこ, どちら
when: いつ
what: 何, なに, なん
what year: 何年, 何年ですか
which: どの, どれ
why: なぜ, どうして
how: どうやって, どのように, どうすれば
how many: いくつ, 何件, 何個, 何人, 何本, 件数, 数
how much does it cost: いくら, 料金, 費用, 価格, 値段, おいくら
day rate: 日当, 単価
how long: どれくらい, 期間, どのくらいの期間
she: 彼女, 彼, 本人
you: あなた
live: 住んで, 住んでいます, 住んでいますか, 住まい, 拠点, 所在地
city: 都市, 街, 町
works: 働いて, 働いています, 働いていますか, 勤務, 仕事
worked: 働いた, 働きました, 働きましたか, 勤めて
job: 職業, 職
company: 会社, 企業, 勤務先, 雇用主
experience: 経験, 経歴, 職歴
current: 現在, 今
former: 以前, 前職
latest: 最新, 最近
first: 最初, 一番古い
longest: 一番長い, 最長
email: メール, メールアドレス, eメール
phone number: 電話, 電話番号, 携帯
contact: 連絡, 連絡先, 問い合わせ, お問い合わせ, コンタクト
address: 住所
available: 空いて, 空き, 依頼できる, 予約, 受付, 開始
hire: 雇う, 雇用, 採用, 依頼
projects: プロジェクト, 案件, 作品, 制作物, 実績
clients: クライアント, 顧客, 依頼主, 取引先
personal: 個人, 個人的
list: 一覧, リスト, 全部, すべて
skills: スキル, 技術, 能力, 得意
tools: ツール, 道具, ソフト, ソフトウェア
does she use: 使えますか, 使います, 使いますか, 使って, 使っています, 使っていますか, 使用, 使える, 使った
languages: 言語, 語学
speak: 話せ, 話せますか, 話します, 話しますか
study: 大学, 学歴, 勉強, 専攻, 学校
degree: 学位
certificate: 資格, 認定
award: 賞, 受賞
year: 年
made: 作った, 作りました, 作りましたか, 制作
link: サイト, ウェブサイト, リンク, ホームページ
cv: 履歴書
and: と
before: 以前の, より前
since: 以降, から
until: まで
between: の間
result: 結果, 成果
role: 役割
team: チーム
topics:
  fish: 魚
  book: 本
  film: 映画
  music: 音楽
  game: ゲーム
  bread: パン
  bridge: 橋
  map: 地図
  museum: 博物館, 美術館
  hospital: 病院
  patient: 患者
  nurse: 看護師, 看護
  security: セキュリティ
  network: ネットワーク
  attack: 攻撃
  water: 水
  energy: 電力, エネルギー
  train: 電車
  ship: 船
  ferry: フェリー
  insurance: 保険
  bot: ボット
  chatbot: チャットボット
  photo: 写真
  course: コース, 講座
  kitchen: キッチン, 台所
  choir: 合唱
  sound: 音
  report: 報告
  talk: 講演
`;
