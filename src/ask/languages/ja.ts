/** Words of questions in Japanese: the English words, and the forms that mean them. `topics` are used only if a portfolio has them. The text is YAML, in a module because the site build bundles it. */
export const ja = `
ignored: は, が, を, に, で, と, も, の, か, へ, な, ね, よ, あ, い, う, え, お, き, く, け, こ, さ, し, す, せ, そ, た, だ, ち, つ, っ, て, ど, ば, べ, ま, み, め, や, ゃ, ょ, ら, り, る, れ, わ, ん, げ, ご, ざ, じ, ず, ろ, ほ, ぐ,
  下さい, 教えて, どのくらい, どのぐらい, 何か, 持って, 持ち, 取り, 取得, 願い, ？, ?, 。, 、
who: 誰, だれ, どなた
who is she: どんな人, 何者, あなたは誰, 彼女は誰
whose site is this: 誰の, どなたの
for whom: 誰のため
where does she: どこ, どちら
when: いつ, いつから
what: 何, なに, なん
what year: 何年
which: どの, どれ
why: なぜ, どうして, なんで, 理由, メリット
how: どうやって, どのように, どうすれば
how many: いくつ, 何件, 何個, 何人, 何本, 何点, 件数, 数, 合計
how much does it cost: いくら, 料金, 費用, 価格, 値段, 見積
day rate: 日当, 単価
how long: どれくらい, 期間, どのくらいの期間, 何年間, 何年くらい, 何年ぐらい
how long works: どのくらい働, 何年働
she: 彼女, 彼, 本人
you: あなた
live: 住んで, 住まい, 在住, 拠点, 所在地, 出身
city: 都市, 街, 町, 地域
works: 働, 勤め, 勤務, 仕事, 活動
worked: 働いた, 働きました, 働いていた, 働いていました, 勤めて
self employed: フリーランス, 個人事業主, 自営業, 独立
job: 職業, 職
current job: 現在の仕事, 今の仕事
former job: 前職, 前の仕事, 以前の仕事
company: 会社, 企業
employer: 勤務先, 勤め先, 雇用主
experience: 経験, 経歴, 職歴, キャリア
years of experience: 経験年数, 経験は何年, 何年の経験, 経験はどのくらい
current: 現在, 今
former: 以前, 以前の, 前の
latest: 最新, 最近, 一番新しい
first: 最初, 一番古い, 最も古い, 最古
longest: 一番長い, 最長
email: メール, メールアドレス, eメール, 電子メール
phone number: 電話, 電話番号, 携帯
contact: 連絡, 連絡先, 問い合わせ, コンタクト, メッセージ, 送り
address: 住所
available: 空いて, 空き, 依頼でき, 予約, 受付, 開始, 新規, 新しい仕事, 受けられ, 始められ, 引き受け, 対応可能, 願いでき, スケジュール
hire: 雇, 雇用, 採用, 依頼, 選ぶ
better than others: 他の人より, 他の人と, 違, 優れ, 特別, 特徴, 魅力
projects: プロジェクト, 案件, 作品, 制作物, 実績
clients: クライアント, 顧客, 依頼主, 取引先, 客様, 得意先, 依頼を受け
personal: 個人, 個人的, 自主, 自分
list: 一覧, リスト, 全部, すべて
skills: スキル, 技術, 能力, 得意, 専門, できること, 何ができ
strengths: 強み, 長所
methods: 手法, 技法
tools: ツール, 道具, ソフト, ソフトウェア
does she use: 使っ, 使い, 使え, 使う, 使用
languages: 言語, 語学, 何語, 母国語, 母語
english: 英語
speak: 話せ, 話し, 話す
linkedin: リンクトイン
study: 大学, 学歴, 勉強, 専攻, 学校, 卒業, 学び, 学ん, 出身校
degree: 学位
certificate: 資格, 認定, 免許, 許可証, 証明書
award: 賞, 受賞, 受賞歴, 表彰
talks: 講演, 登壇, 講義, イベント, カンファレンス, セミナー, 学会
published: 出版, 掲載, 記事, 論文, 著書, 執筆, 書いた, 書きました, 書籍
volunteer: ボランティア, 無償, 慈善, 無報酬, 社会貢献
testimonials: 推薦, 推薦状, 評判, 評価, レビュー, 客様の声, 口コミ, 他の人は, 言って
hobbies: 趣味, 余暇, 休み, 休みの日, 休日, 興味, 好き, 関心
profiles: sns, プロフィール, アカウント, ソーシャルメディア, 他のサイト
name: 名前
year: 年
made: 作っ, 作り, 作る, 作ら, 制作, 手がけ
link: サイト, ウェブサイト, リンク, ホームページ
cv: 履歴書, 職務経歴書, レジュメ
download: ダウンロード
year before: 年以前
before: より前
since: 以降, から, 以来
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
